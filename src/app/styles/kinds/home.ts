import 'virtual:uno:home.css';
import './hero.css';
import '../page-line/draw-line.css';
import '../page-line/page-line-motion.css';
import './home.css';
