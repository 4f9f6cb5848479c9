import '@reticle/react/table.css';
import theme from 'vitepress/theme';
import { h } from 'vue';
import './contrast.css';
import './landing.css';
import './live-hero.css';
import { LiveHero } from './live-hero.mjs';

export default {
  ...theme,
  Layout: () => h(theme.Layout, null, { 'home-hero-image': () => h(LiveHero) }),
};
