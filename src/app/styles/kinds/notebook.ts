// The squared paper of the blog and its articles, their cards and tags: both kinds of page import this.
import 'virtual:uno:notebook.css';
import './notebook.css';
