import { expose } from 'comlink';
import { engine } from './engine.js';

expose(engine);
