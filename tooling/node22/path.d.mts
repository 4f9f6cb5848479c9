/** The path of a Node of version 22 or newer. */
export declare const node22: () => string;
