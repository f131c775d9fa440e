import { expect } from 'vitest';
import { entryKey } from '../../netlify/contact/keys.ts';
import { identify } from '../../src/contact/draft.ts';
import { type ContactMessage, digestMessage, parseMessage } from '../../src/contact/message.ts';
import { acknowledges } from '../../src/contact/protocol.ts';
import { type Backend, it } from '../support/backend.ts';
import { contactRequest, formRequest } from '../support/contact-request.ts';

/**
 * A message with invisible characters, as version 1.0.0 normalized, stored and sent it, and what it computed from it: the digest, the id for
 * a draft with the seed `seed`, and the id that the function derived on 20 November 2025 from a post without a key.
 */
const OLD: ContactMessage = {
  name: '\u200bJeanne \u202eMartin\u2060',
  email: 'jeanne@exemple.fr',
  phone: '\u202a+33 6 12 34 56 78\u202c',
  message: 'Bonjour,\u00a0nous voulons\u200b refaire\nnotre site élégant.\u2063\u3164',
};
const DIGEST = '766bb37b454de1a041cf9ea90e043caaeeaa9464721191fcd9812e7efdba5840';
const DIGEST_WITHOUT_PHONE = '26fd2ecec0ab8cbd4cfbff7bd377413e01712c1e95deb9ce669d60dd7cdc0f5e';
const DRAFT_ID = 'dd24a1e2-5285-8c0d-a027-4bda50b200c8';
const DERIVED_ID = 'day-19f21f16a0ee3134e688f3136c8ad7ff709a812f';
/** Posts as a client of any version does, and resolves with the status if that client accepts the acknowledgement. */
async function postAsClient(backend: Backend, id: string, message: ContactMessage): Promise<number | 'not acknowledged'> {
  const response = await backend.post(contactRequest({ id, body: message }));
  return response.ok && !acknowledges(await response.json(), id, DIGEST) ? 'not acknowledged' : response.status;
}

it('a text has the digest, and a draft the id, that they had in every version before', async () => {
  expect(parseMessage({ ...OLD, message: OLD.message.replace('\n', '\r\n').normalize('NFD') })).toEqual({ message: OLD });
  expect(await digestMessage(OLD)).toBe(DIGEST);
  const { phone: _, ...withoutPhone } = OLD;
  expect(await digestMessage(withoutPhone)).toBe(DIGEST_WITHOUT_PHONE);
  expect(await identify({ seed: 'seed', values: {} }, OLD)).toBe(DRAFT_ID);
  expect(await identify({ seed: 'seed', values: {}, tried: { [DIGEST]: 'tried-before' } }, OLD)).toBe('tried-before');
});

it('an entry of the old function answers a replay: what was mailed is not mailed again, what waits goes out clean', async ({ backend }) => {
  const open = { digest: DIGEST, nonce: 'a', receivedAt: backend.clock.now, message: OLD, leaseUntil: 0 };
  const sent = { state: 'sent', digest: DIGEST, nonce: 'b', messageId: 'mailed', at: backend.clock.now };
  await backend.blobs.setJSON(entryKey('old-sent'), sent);
  await backend.blobs.setJSON(entryKey('old-claim'), { ...open, id: 'old-claim', state: 'claimed' });
  expect([await postAsClient(backend, 'old-sent', OLD), await postAsClient(backend, 'old-claim', OLD)]).toEqual([200, 200]);
  const clean = {
    Metadata: { id: 'old-claim' },
    ReplyTo: '"Jeanne Martin" <jeanne@exemple.fr>',
    Subject: 'Message de Jeanne Martin\u00a0: Bonjour, nous voulons\u200b refaire notre site élégant.',
    TextBody: expect.stringContaining(
      'Téléphone\u00a0: +33 6 12 34 56 78\n\nBonjour,\u00a0nous voulons\u200b refaire\nnotre site élégant.\n\n',
    ),
  };
  expect(await backend.mails()).toMatchObject([clean]);
});

it('a form posted without JavaScript before a deploy and again after it is mailed once', async ({ backend }) => {
  await backend.blobs.setJSON(entryKey(DERIVED_ID), {
    state: 'sent',
    digest: DIGEST,
    nonce: 'c',
    messageId: 'mailed',
    at: backend.clock.now,
  });
  const { name, email, phone = '', message } = OLD;
  const again = formRequest({ name, email, phone, message: message.replaceAll('\n', '\r\n') });
  expect((await backend.post(again)).headers.get('Location')).toBe('/contact/merci');
  expect(await backend.mailed()).toBe(0);
});
