/** The id of the contact page's panel of waiting messages (waiting/WaitingMessages.tsx), for links that lead there. */
export const WAITING_PANEL_ID = 'messages-en-attente';
