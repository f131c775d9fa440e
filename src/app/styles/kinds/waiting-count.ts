import 'virtual:uno:waiting-count.css';
