// Toasts: each module that shows one imports this.
import 'virtual:uno:toasts.css';
import './toasts.css';
