/** Parts of a turn that abilities name in "activate only during ...". */
export const PHASES_OF_PLAY = ['upkeep', 'draw', 'main', 'combat', 'end'] as const;
