import 'virtual:uno:contact.css';
import '../page-line/from-window.css';
import './no-invitation.css';
import './contact.css';
