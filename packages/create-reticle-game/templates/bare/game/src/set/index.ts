// One line a file, sorted; `reticle new card NAME` adds to it.
import { lanternCard } from './lantern.js';
import { northWindCard } from './north-wind.js';
import { veiledCandleCard } from './veiled-candle.js';

export const set = [lanternCard, northWindCard, veiledCandleCard];
