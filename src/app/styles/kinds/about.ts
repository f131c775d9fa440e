import 'virtual:uno:about.css';
import '../page-line/draw-line.css';
import './about.css';
import '../prose.css';
