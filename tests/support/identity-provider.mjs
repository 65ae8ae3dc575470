import Provider from "oidc-provider";

// A real OpenID Connect provider in a process of its own. Its sign-in page takes any name: the part before "+" is the
// person's address, "unverified" after it makes one that nobody has verified.
const { port, clientId, clientSecret, portal } = JSON.parse(process.env.IDENTITY_PROVIDER ?? "{}");

const provider = new Provider(`http://localhost:${port}`, {
  clients: [
    {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [`${portal}/api/sso/callback`, `${portal}/silent-sso`],
      post_logout_redirect_uris: [`${portal}/login`],
      response_types: ["code"],
      grant_types: ["authorization_code"],
    },
  ],
  claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
  pkce: { required: () => true },
  cookies: { keys: ["tests"] },
  features: { devInteractions: { enabled: true }, rpInitiatedLogout: { enabled: true } },
  findAccount: (_, id) => {
    const [email, mark] = id.split("+");
    return { accountId: id, claims: () => ({ sub: id, email, email_verified: mark !== "unverified", name: email }) };
  },
});

provider.listen(port, () => process.send?.({ port }));
process.on("disconnect", () => process.exit(0));
