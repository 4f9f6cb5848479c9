export { describeFilter } from './filter.js';
export { describeIssue } from './issue.js';
export { ruleOf } from './rule.js';
export { describeSpec } from './spec.js';
