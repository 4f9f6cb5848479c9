export { counted } from './counted.js';
export { describeFilter, describeSpec } from './spec.js';
export { printable } from './printable.js';
export { describeIssue, ruleOf } from './en.js';
