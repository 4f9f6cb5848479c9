/** The first characters of a fragment that holds a place. Another number would mean another format. */
const FORM = '#1.';
/** The most bytes of an unpacked fragment. No place needs as many; a larger one is refused. */
const MAX_BYTES = 4_000_000;

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MAX_BYTES) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const through = (bytes: Uint8Array<ArrayBuffer>, pair: CompressionStream | DecompressionStream) =>
  bytesOf(new Blob([bytes]).stream().pipeThrough(pair));

function base64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0);
}

/** Returns a value as the fragment of an address: its JSON, packed (deflate), in base64url. */
export async function fragmentOf(value: unknown): Promise<string> {
  const packed = await through(
    new TextEncoder().encode(JSON.stringify(value)),
    new CompressionStream('deflate-raw'),
  );
  return `${FORM}${base64Url(packed ?? new Uint8Array())}`;
}

/** Reads a fragment: raw JSON that is not checked yet, nothing, or the refusal of what cannot be read. */
export async function readFragment(
  fragment: string,
): Promise<
  | { readonly found: 'nothing' }
  | { readonly found: 'flaw' }
  | { readonly found: 'json'; readonly json: unknown }
> {
  if (fragment === '' || fragment === '#') return { found: 'nothing' };
  if (!fragment.startsWith(FORM)) return { found: 'flaw' };
  try {
    const bytes = await through(
      fromBase64Url(fragment.slice(FORM.length)),
      new DecompressionStream('deflate-raw'),
    );
    if (!bytes) return { found: 'flaw' };
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return { found: 'json', json };
  } catch {
    return { found: 'flaw' };
  }
}
