import { booking } from '../../content/booking.ts';
import { contact } from '../../content/contact.ts';
import { site } from '../../content/site.ts';
import { ContactForm } from '../contact/form/ContactForm.tsx';
import { useSharedText } from '../contact/use-shared-text.ts';
import { WaitingSlot } from '../contact/waiting/WaitingSlot.tsx';
import { PageSections } from '../routing/PageSections.tsx';
import type { Page } from '../routing/pages.ts';
import { BookingSection } from '../sections/contact/BookingSection.tsx';
import { ContactInfo } from '../sections/contact/ContactInfo.tsx';
import { useShopName } from '../sections/contact/use-shop-name.ts';
import './ContactPage.css';

function ContactPage() {
  useSharedText();
  const shopName = useShopName(contact.introduction);
  return (
    <>
      <div className="page-width contact">
        <div className="contact-header">
          {shopName && (
            <p dir="auto" className="contact-sign">
              {shopName}
            </p>
          )}
          <h1 className="heading text-hero">{contact.title}</h1>
          <p className="section-intro">{contact.intro}</p>
        </div>
        <ContactForm texts={contact.form} email={site.email} />
        <div className="contact-more">
          <ContactInfo items={contact.info} />
          <div className="contact-next">
            <h2 className="heading text-title">{contact.afterSending.title}</h2>
            <ul className="dash-list">
              {contact.afterSending.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <PageSections>
        <WaitingSlot />
        <BookingSection {...booking} />
      </PageSections>
    </>
  );
}

export const page: Page = { head: contact.head, Component: ContactPage };
