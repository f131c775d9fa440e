import { isRow, type OutboxItem } from '../../outbox/row.ts';

/** 'Voir': the whole message, or the raw data of an unreadable one. */
export function MessageDetails({ item, title }: { item: OutboxItem; title: string }) {
  return (
    <details>
      <summary aria-label={`Voir ${title}`}>Voir</summary>
      {isRow(item) ? (
        <dl>
          <dt>Nom</dt>
          <dd dir="auto">{item.message.name}</dd>
          <dt>Email</dt>
          <dd dir="auto">{item.message.email}</dd>
          {item.message.phone && (
            <>
              <dt>Téléphone</dt>
              <dd dir="auto">{item.message.phone}</dd>
            </>
          )}
          <dt>Message</dt>
          <dd dir="auto">{item.message.message}</dd>
        </dl>
      ) : (
        <p className="raw text-small">{JSON.stringify(item.raw, null, 2)}</p>
      )}
    </details>
  );
}
