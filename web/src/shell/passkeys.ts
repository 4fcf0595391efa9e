/** Passkeys: between what the browser speaks (bytes) and what the server speaks (base64url in JSON). */

import { request } from "../api/client";
import type { Account, Me } from "../api/types";

interface Listed {
  id: string;
  type: "public-key";
}

interface Creation {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Listed[];
}

interface Challenge {
  challenge: string;
  allowCredentials?: Listed[];
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const listed = (all: Listed[] | undefined) => all?.map((one) => ({ ...one, id: bytes(one.id) }));

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential !== "undefined" && isSecureContext;

export const account = (): Promise<Account> => request("GET", "/me/account");

/** Make a passkey and keep it: with the first one I have an account. */
export async function addPasskey(label: string): Promise<Account> {
  const options = await request<Creation>("POST", "/me/passkeys/begin");
  const made = (await navigator.credentials.create({
    publicKey: {
      ...(options as unknown as PublicKeyCredentialCreationOptions),
      challenge: bytes(options.challenge),
      user: { ...options.user, id: bytes(options.user.id) },
      excludeCredentials: listed(options.excludeCredentials),
    },
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  const credential = {
    id: made.id,
    rawId: text(made.rawId),
    type: made.type,
    response: { clientDataJSON: text(response.clientDataJSON), attestationObject: text(response.attestationObject) },
  };
  return request("POST", "/me/passkeys", { credential, label });
}

export const removePasskey = (id: string): Promise<Account> => request("DELETE", `/me/passkeys/${encodeURIComponent(id)}`);

/** Become the guest of the account. */
export async function signIn(): Promise<Me> {
  const options = await request<Challenge>("POST", "/me/sign-in/begin");
  const shown = (await navigator.credentials.get({
    publicKey: { ...(options as unknown as PublicKeyCredentialRequestOptions), challenge: bytes(options.challenge), allowCredentials: listed(options.allowCredentials) },
  })) as PublicKeyCredential;
  const response = shown.response as AuthenticatorAssertionResponse;
  const credential = {
    id: shown.id,
    rawId: text(shown.rawId),
    type: shown.type,
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: response.userHandle ? text(response.userHandle) : null,
    },
  };
  return request("POST", "/me/sign-in", { credential });
}

export const signOut = (): Promise<Me> => request("POST", "/me/sign-out");

export const newDeviceCode = (): Promise<{ code: string; url: string; expires_at: string }> => request("POST", "/me/devices");

export const useDeviceCode = (code: string): Promise<{ tables: string[] }> => request("POST", "/me/devices/join", { code });
