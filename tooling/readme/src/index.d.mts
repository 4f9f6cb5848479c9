/**
 * Tests that the examples of a package's README compile and do what their `// => ...` comments tell.
 * @param testUrl `import.meta.url` of a test of the package
 */
export function readmeExample(testUrl: string): void;
