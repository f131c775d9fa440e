import 'virtual:uno:not-found.css';
import '../page-line/from-window.css';
