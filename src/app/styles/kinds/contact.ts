import 'virtual:uno:contact.css';
import '../page-line/from-window.css';
import './contact.css';
