-- What a garage says of a line of a cart: urgent, advised or later, with a word.
ALTER TABLE "cart_line" ADD COLUMN "advice" TEXT, ADD COLUMN "advice_word" TEXT;
ALTER TABLE "labour_line" ADD COLUMN "advice" TEXT, ADD COLUMN "advice_word" TEXT;
