import 'react';

// Invoker commands are in HTML and in every engine, not yet in React's types.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal';
    commandfor?: string;
  }
}
