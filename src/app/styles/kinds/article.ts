import 'virtual:uno:article.css';
import '../prose.css';
import './article.css';
