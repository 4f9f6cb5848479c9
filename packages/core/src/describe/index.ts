export { describeFilter } from './filter.js';
export { describeIssue } from './issue.js';
export { describeSpec } from './spec.js';
