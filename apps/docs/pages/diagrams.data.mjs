import { floorsDiagram, wayDiagram } from '../src/diagrams.mjs';

export default {
  load: () => ({ floors: floorsDiagram(), way: wayDiagram() }),
};
