/** Returns what this browser keeps under a name. Returns an empty text if it keeps nothing. */
function kept(key: string): string {
  try {
    return localStorage.getItem(`reticle:${key}`) ?? '';
  } catch {
    return '';
  }
}

function keep(key: string, text: string): void {
  try {
    localStorage.setItem(`reticle:${key}`, text);
  } catch {
    // A browser that keeps nothing is asked again next time.
  }
}

/** The name that others see, as it was given here last. */
export const keptName = (): string => kept('name');
export const keepName = (name: string): void => keep('name', name);

/** The token of whoever opened a table, if it was opened here. */
export const keptOpener = (table: string): string => kept(`opener:${table}`);
export const keepOpener = (table: string, token: string): void => keep(`opener:${table}`, token);
