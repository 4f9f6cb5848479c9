import theme from 'vitepress/theme';
import './contrast.css';
import './landing.css';

export default theme;
