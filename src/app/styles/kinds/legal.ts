import 'virtual:uno:legal.css';
import '../page-line/from-window.css';
import '../prose.css';
import './legal.css';
