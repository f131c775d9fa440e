import { type Entry, isRow } from '../../contact/row.ts';

/** 'Voir': the whole message, or the raw data of an unreadable one. */
export function MessageDetails({ entry, title }: { entry: Entry; title: string }) {
  return (
    <details>
      <summary aria-label={`Voir ${title}`}>Voir</summary>
      {isRow(entry) ? (
        <dl>
          <dt>Nom</dt>
          <dd dir="auto">{entry.message.name}</dd>
          <dt>Email</dt>
          <dd dir="auto">{entry.message.email}</dd>
          {entry.message.phone && (
            <>
              <dt>Téléphone</dt>
              <dd dir="auto">{entry.message.phone}</dd>
            </>
          )}
          <dt>Message</dt>
          <dd dir="auto">{entry.message.message}</dd>
        </dl>
      ) : (
        <p className="raw text-small">{JSON.stringify(entry.raw, null, 2)}</p>
      )}
    </details>
  );
}
