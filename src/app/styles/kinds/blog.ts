import 'virtual:uno:blog.css';
import '../page-line/from-window.css';
