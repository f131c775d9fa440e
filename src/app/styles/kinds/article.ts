import 'virtual:uno:article.css';
import '../page-line/from-window.css';
import '../prose.css';
import './article.css';
