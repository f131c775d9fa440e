import 'virtual:uno:blog.css';
