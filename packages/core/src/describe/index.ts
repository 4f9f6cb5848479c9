export { describeFilter, describeSpec } from './spec.js';
export { describeIssue, ruleOf } from './en.js';
