import type { ContactInfoItem } from '../../../content/types.ts';
import { Icon } from '../../ui/Icon.tsx';
import './ContactInfo.css';

export function ContactInfo({ items }: { items: readonly ContactInfoItem[] }) {
  return (
    <ul className="contact-info">
      {items.map(({ icon, title, content, href }) => (
        <li key={title} className="contact-item">
          <Icon name={icon} className="contact-icon" />
          <div>
            <h2 className="heading text-body">{title}</h2>
            <p className="text-muted">{href ? <a href={href}>{content}</a> : content}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
