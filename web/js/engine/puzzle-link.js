// A link that contains the puzzle, in the part of the address that is never sent to a server.

const SHORT = 700;

/** The puzzle's text as part of an address. @param {string} text */
export async function packPuzzle(text) {
  const plain = encodeURIComponent(text);
  if (plain.length <= SHORT) return `p=${plain}`;
  const packed = await through(new Blob([text]).stream(), new CompressionStream("deflate-raw"));
  const letters = btoa(String.fromCharCode(...new Uint8Array(packed)));
  return `z=${letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** The text that an address contains, if it does.
 * @param {URLSearchParams} query @returns {Promise<string | null>} */
export async function unpackPuzzle(query) {
  const packed = query.get("z");
  if (packed === null) return query.get("p");
  const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  return new TextDecoder().decode(await through(new Blob([bytes]).stream(), new DecompressionStream("deflate-raw")));
}

/** The whole link. @param {string} text */
export async function shareLink(text) {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#/play?${await packPuzzle(text)}`;
}

/** Bytes through a filter, at most 1 MiB of them: a short link can hide a very long text.
 * @param {ReadableStream} stream @param {CompressionStream | DecompressionStream} filter */
async function through(stream, filter) {
  const reader = stream.pipeThrough(/** @type {any} */ (filter)).getReader();
  /** @type {BlobPart[]} */
  const parts = [];
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).arrayBuffer();
    size += value.byteLength;
    if (size > 1 << 20) throw new RangeError("too long");
    parts.push(value);
  }
}
