import 'virtual:uno:contact-result.css';
import '../page-line/from-window.css';
