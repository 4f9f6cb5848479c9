/** Whether everything is checked, and not one fast proof of each thing. */
export const isDeep = process.env['RETICLE_DEEP'] === '1';
