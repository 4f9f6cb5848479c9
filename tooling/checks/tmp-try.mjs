import { createdGame } from './src/release/created-game.mjs';
const r = await createdGame({ stranger: '/tmp/alone/stranger', env: { npm_config_loglevel: 'error' } });
console.log(r.output, r.ok);
