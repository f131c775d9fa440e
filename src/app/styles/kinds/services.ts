import 'virtual:uno:services.css';
import '../page-line/from-window.css';
import './services.css';
