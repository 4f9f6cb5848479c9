import { useEffect, useState } from 'preact/hooks';

const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The theme as chosen here; `auto` follows the system. It holds for this visit: nothing is stored. */
export function useTheme() {
  const [theme, setTheme] = useState<Theme>('auto');
  useEffect(() => {
    const root = document.documentElement;
    if (theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  }, [theme]);
  return { theme, themes: THEMES, setTheme };
}
