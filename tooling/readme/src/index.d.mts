/**
 * Tests that the first example of a package's README compiles and does what its `// => ...` comments tell.
 * @param testUrl `import.meta.url` of a test of the package
 */
export function readmeExample(testUrl: string): void;
