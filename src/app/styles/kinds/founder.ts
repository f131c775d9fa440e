import 'virtual:uno:founder.css';
