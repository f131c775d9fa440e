import 'virtual:uno:page-hero.css';
import '../page-line/from-window.css';
import './page-hero.css';
