import 'virtual:uno:waiting.css';
import './waiting.css';
