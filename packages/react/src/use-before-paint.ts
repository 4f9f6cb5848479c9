import { useEffect, useLayoutEffect } from 'react';

/** An effect before the browser paints. On a server, where React 18 warns of one, it is an effect that never runs. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
