import 'virtual:uno:carousel.css';
import './carousel.css';
