export const menuCookie = "etabli.menu";
