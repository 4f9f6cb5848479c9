interface GameFacts {
  readonly packageName: string;
  readonly title: string;
  /** Of Reticle's packages. */
  readonly version: string;
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Reticle's packages as they are published; those of the workspace stay as they are. */
const dependenciesFor = (given: unknown, version: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(objectOf(given)).map(([name, range]) => [
      name,
      range === '^0.0.0' && name.startsWith('@reticle/') ? `^${version}` : range,
    ]),
  );

/** A game's package.json, of the template's. */
export function manifestFor(template: string, { packageName, title, version }: GameFacts): string {
  const read = objectOf(JSON.parse(template));
  const manifest = {
    ...read,
    name: packageName,
    description: `${title} on Reticle.`,
    dependencies: dependenciesFor(read['dependencies'], version),
    devDependencies: dependenciesFor(read['devDependencies'], version),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
