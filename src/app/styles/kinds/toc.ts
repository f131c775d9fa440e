import 'virtual:uno:toc.css';
import './toc.css';
