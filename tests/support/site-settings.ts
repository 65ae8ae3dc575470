// Before anything reads the environment: a content-management site.
process.env.ETABLI_WORDPRESS_URL = "https://site.example.com/";
process.env.ETABLI_WORDPRESS_SECRET = "s".repeat(40);

export const siteBearer = { authorization: `Bearer ${process.env.ETABLI_WORDPRESS_SECRET}` };
