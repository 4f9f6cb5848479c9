/**
 * Tests that the examples of a package's README do what their `// => ...` comments tell. That they compile is proven once, with
 * what is published (`npm test`, step `install`).
 * @param testUrl `import.meta.url` of a test of the package
 */
export function readmeExample(testUrl: string): void;

/**
 * Tests that the code of pages compiles and does what its `// => ...` comments tell: all that a page fences as `ts` is one
 * program, what is fenced as `ts fragment` is left out.
 * @param testUrl `import.meta.url` of a test of the package
 * @param pages the Markdown of each page by its name
 */
export function pageExamples(testUrl: string, pages: Readonly<Record<string, string>>): void;
