import { Fragment } from 'react';
import { fieldNames, fields } from '../../../message/fields.ts';
import { isRow, type OutboxItem } from '../../../outbox/row.ts';
import { remainsOf } from './wording.ts';
import './MessageDetails.css';

/** Shows the whole message on demand, or the raw data of an unreadable one. */
export function MessageDetails({ item, title }: { item: OutboxItem; title: string }) {
  return (
    <details>
      <summary aria-label={`Voir ${title}`}>Voir</summary>
      {isRow(item) ? (
        <dl className="message-fields">
          {fieldNames
            .filter((field) => item.message[field])
            .map((field) => (
              <Fragment key={field}>
                <dt className="message-label">{fields[field].label}</dt>
                <dd dir="auto" className="message-text">
                  {item.message[field]}
                </dd>
              </Fragment>
            ))}
        </dl>
      ) : (
        <p className="message-text text-small">{remainsOf(item.raw)}</p>
      )}
    </details>
  );
}
